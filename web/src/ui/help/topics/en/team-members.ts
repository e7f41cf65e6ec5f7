import type { HelpText } from '../../help-topic.ts';

export const TEAM_MEMBERS: HelpText = {
  title: 'Team members',
  intro: 'Everyone who may sign in to the team area: their role, and whether they are available.',
  steps: [
    'Press Add Member, and choose a role. We email them a link to choose a password.',
    'Change a role or availability in the row of the member.',
    'Send someone a new password link, or edit their details, with the buttons at the end of the row.',
    'Delete a member who leaves. Requests assigned to them are new again; those marked as prayed for stay until someone closes them. They leave all prayer circles, and circles with no other members are deleted.',
  ],
  readers:
    'Leaders read every request, including confidential ones, and change all settings. Give that role with care.',
  picture: 'The table of members, with their roles.',
};
