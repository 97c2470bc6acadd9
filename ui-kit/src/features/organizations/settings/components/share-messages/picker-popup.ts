/** The look of the list below the text, and of the message in its place. */
export const POPUP = 'popup absolute inset-x-0 top-full z-20 mt-1 block max-w-80 p-1.5 text-muted'
