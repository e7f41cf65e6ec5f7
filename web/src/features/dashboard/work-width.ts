/** How wide the column of the requests becomes: beyond it lines are hard to read. */
export const WORK_MAX_WIDTH_PX = 960;
