/** The frame of the bar of administrators: as high as its links, also with a scroll bar, so that it moves nothing. */
export const ADMIN_BAR = 'h-[47px] border-b border-line pointer-coarse:h-[53px]'
