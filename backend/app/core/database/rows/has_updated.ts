/** Whether an update found a row. Lucid resolves it to a number and declares an array. */
export async function hasUpdated(update: PromiseLike<unknown>): Promise<boolean> {
  return Number(await update) > 0
}
