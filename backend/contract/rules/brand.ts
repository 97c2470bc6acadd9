/** The color of an empty page, as windows and installed apps show it before the client draws; `--canvas` of the kit. */
export const CANVAS = { light: '#fbfaf7', dark: '#100f0d' } as const
