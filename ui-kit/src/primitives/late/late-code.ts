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
