/** The classes of a link past what comes first on a page. It shows while it has the focus. */
export const SKIP_LINK =
  'fixed start-3 top-3 z-50 -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus-visible:translate-y-0'
