/** Reads the first piece at once: what fails before it is a refusal, what fails later breaks an answer off. */
export async function begin<Piece>(pieces: AsyncGenerator<Piece>): Promise<AsyncGenerator<Piece>> {
  return follow(await pieces.next(), pieces)
}

async function* follow<Piece>(first: IteratorResult<Piece>, rest: AsyncGenerator<Piece>) {
  if (!first.done) yield first.value
  yield* rest
}
