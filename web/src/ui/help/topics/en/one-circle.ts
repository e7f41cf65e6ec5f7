import type { HelpText } from '../../help-topic.ts';

export const ONE_CIRCLE: HelpText = {
  title: 'Inside a prayer circle',
  intro: 'Here the members of one circle share prayers and pray for one another.',
  steps: [
    'Write a prayer under Share a Prayer.',
    'Press the prayer button of another prayer once you have prayed for it.',
    'Mark your own prayer as answered, or delete it.',
    'Invite others. The leader can also remove members and hand over leadership. You can leave at any time. A leader must hand over leadership first.',
  ],
  readers:
    'On this site, only members of this circle see what is shared here. A full export, which a leader of the community can make as a backup or to move to another system, contains it too. Your prayers stay when you leave, unless you delete them first.',
  picture: 'A circle, with the form to share a prayer.',
};
