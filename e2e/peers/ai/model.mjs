import { EventEmitter } from 'node:events'
import { createCalls } from './api/calls.mjs'
import { createFailures } from './api/failures.mjs'
import { createWriter } from './writer/write-comments.mjs'

/** What the counterpart knows: settings, ordered failures, received calls, and what it wrote before. */
export function createModel(settings) {
  const changes = new EventEmitter().setMaxListeners(0)
  const model = {
    settings,
    changes,
    failures: createFailures(),
    calls: createCalls(() => changes.emit('change')),
    writer: createWriter(settings.seed),
    set(values) {
      Object.assign(settings, values)
      if ('seed' in values) model.writer = createWriter(settings.seed)
    },
  }
  return model
}
