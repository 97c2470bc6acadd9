const KEPT = 1_000

/** The requests that arrived, oldest first. Keys are known by their last four characters only. */
export function createCalls(onChange) {
  let entries = []
  let last = 0
  return {
    all: () => entries,
    find: (id) => entries.find((entry) => entry.id === Number(id)),
    start(facts) {
      last += 1
      const entry = {
        id: last,
        at: new Date().toISOString(),
        ...facts,
        status: 0,
        wanted: 0,
        document: null,
        answer: '',
        tokensSent: 0,
        isDone: false,
        isDisconnected: false,
      }
      entries = [...entries, entry].slice(-KEPT)
      onChange()
      return entry
    },
    changed: onChange,
  }
}

/** Notes the status of the answer, and whether the client left before its end. */
export function watch(calls, entry, response) {
  response.once('close', () => {
    entry.status = response.headersSent ? response.statusCode : 0
    entry.isDone = response.writableFinished
    entry.isDisconnected = !response.writableFinished && !response.isCut
    calls.changed()
  })
}
