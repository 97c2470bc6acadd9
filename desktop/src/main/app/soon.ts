/**
 * Runs `work` once, `delay` milliseconds after it was asked for, however often that was; again if it was asked
 * for meanwhile. Between the end of one run and the next lie at least `rest` milliseconds, so that a flood of
 * wishes does not become a flood of questions.
 */
export function soon(work: () => Promise<void>, delay: number, rest = 0): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let running = false
  let again = false
  let restsUntil = 0

  const run = async () => {
    timer = null
    running = true
    await work().catch(() => undefined)
    running = false
    restsUntil = Date.now() + rest
    if (again) ask()
  }
  const ask = () => {
    again = running
    if (!running) timer ??= setTimeout(() => void run(), Math.max(delay, restsUntil - Date.now()))
  }
  return ask
}
