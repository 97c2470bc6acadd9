import { chunksOf } from '../api/chunks.mjs'
import { countTokens } from '../api/read-document.mjs'
import { cut, writeAtPace } from '../api/send.mjs'
import { eventOf } from './answer.mjs'
import { orderedRefusal } from './errors.mjs'

const CHUNK_LENGTH = 30
/** Gemini sends fewer and longer chunks; the pace of the text is the same. */
const SLOWNESS = 3

function end(response, { plan, order, call, answer }) {
  const { ending } = plan
  if (ending === 'stall') return
  if (ending === 'cut') return cut(response)
  if (ending === 'error') response.write(eventOf(orderedRefusal(order, call).body))
  else if (ending === 'refusal') response.write(eventOf(answer.blocked()))
  else response.write(eventOf(answer.part('', plan.text, ending)))
  response.end()
}

/** Streams the parts of an answer. */
export async function streamContent(response, { plan, order, call, entry, delayMs, answer }) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  for (const chunk of chunksOf(plan.text, CHUNK_LENGTH)) {
    const event = eventOf(answer.part(chunk, entry.answer + chunk))
    if (!(await writeAtPace(response, event, delayMs * SLOWNESS))) return
    entry.answer += chunk
    entry.tokensSent = countTokens(entry.answer)
  }
  end(response, { plan, order, call, answer })
}
