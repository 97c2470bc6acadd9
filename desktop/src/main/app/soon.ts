/** Runs `work` once, a little later, however often it is asked for meanwhile; again if asked while it runs. */
export function soon(work: () => Promise<void>, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null
  let running = false
  let again = false

  const run = async () => {
    timer = null
    running = true
    await work().catch(() => undefined)
    running = false
    if (again) ask()
  }
  const ask = () => {
    again = running
    if (!running) timer ??= setTimeout(() => void run(), delay)
  }
  return ask
}
