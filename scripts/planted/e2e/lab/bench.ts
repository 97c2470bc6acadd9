export const measured = 1
