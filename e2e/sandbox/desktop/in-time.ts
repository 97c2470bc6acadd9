/** Waits for at most this many milliseconds; then it throws an error with this message. */
export async function inTime<Result>(
  result: Promise<Result>,
  timeout: number,
  message: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${message} within ${timeout} ms`)), timeout)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
