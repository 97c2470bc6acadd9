/** The columns of a post on wide screens: its suggestions, and its link beside them. */
export const POST_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:grid-rows-[auto_1fr]'

/** The second column, whatever its place in the document. It stays in view while the suggestions scroll. */
export const POST_ASIDE = 'lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start'

/** Buttons in a row, and below each other in the second column. */
export const BESIDE_POST =
  'flex flex-wrap items-center gap-2 empty:hidden lg:flex-col lg:items-stretch lg:*:justify-start'
