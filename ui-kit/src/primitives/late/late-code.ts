/** Code that is not part of the first bundle. */
export interface LateCode<Code> {
  /** Loads it once. A failure is not kept, so the next call tries again. */
  load: () => Promise<Code>
  /** The code once it has been loaded. */
  loaded: () => Code | null
}

/** Code that is loaded when the page is idle, or by the first press. */
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

/** The code of a popup that counts as loaded once its content is loaded too. */
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
