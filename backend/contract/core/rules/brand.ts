/** The background of windows and installed apps before the client renders; `--canvas` of the kit. */
export const CANVAS = { light: '#fbfaf7', dark: '#100f0d' } as const
