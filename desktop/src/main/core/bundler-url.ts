/**
 * The address of the dev server of the bundler. A built client has none: the branch is removed at build time, because the
 * page at this address gets the whole bridge.
 */
export function bundlerUrl(): string | undefined {
  return import.meta.env.DEV ? process.env['ELECTRON_RENDERER_URL'] : undefined
}
