/** Code that is not a part of the first page. */
export interface LateCode<Code> {
  /** Loads it once. A failure is not kept, so the next call tries again. */
  load: () => Promise<Code>
  /** The code once it has been loaded. */
  loaded: () => Code | null
}

/** Code that the first press needs, or an idle page fetches before. */
export function lateCode<Code>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null
  let running: Promise<Code> | null = null
  return {
    loaded: () => code,
    load: () => {
      running ??= fetchCode().then(
        (fetched) => (code = fetched),
        (error: unknown) => {
          running = null
          throw error
        },
      )
      return running
    },
  }
}

/** The code of a popup that counts as there once that of its content is there too. */
export function withContent<Code>(
  popup: LateCode<Code>,
  content: LateCode<unknown> | undefined,
): LateCode<Code> {
  if (content === undefined) return popup
  return {
    loaded: () => (content.loaded() === null ? null : popup.loaded()),
    load: async () => (await Promise.all([popup.load(), content.load()]))[0],
  }
}
