import { chunksOf } from '../api/chunks.mjs'
import { countTokens } from '../api/read-document.mjs'
import { cut, writeAtPace } from '../api/send.mjs'
import { choice, envelope, finishOf, refusalDelta, usageOf } from './answer.mjs'
import { orderedRefusal } from './errors.mjs'

const CHUNK_LENGTH = 10

/** Ends a stream as planned: regularly, with an error, or not at all. */
function end(response, { plan, order, call, send, usage, isUsageWanted }) {
  const { ending } = plan
  if (ending === 'stall') return
  if (ending === 'cut') return cut(response)
  if (ending === 'error') {
    const { body } = orderedRefusal(order, call)
    response.end(`data: ${JSON.stringify(body)}\n\n`)
    return
  }
  if (ending === 'refusal') send(refusalDelta())
  send(choice({}, finishOf(ending)))
  if (isUsageWanted) send({ choices: [], usage })
  response.end('data: [DONE]\n\n')
}

/** Streams a chat completion in chunks. */
export async function streamCompletion(
  response,
  { plan, order, call, entry, delayMs, promptTokens, options },
) {
  const isUsageWanted = options?.include_usage === true && order?.failure !== 'noUsage'
  const common = { ...envelope(call.model, 'chat.completion.chunk'), ...(isUsageWanted && { usage: null }) }
  const event = (part) => `data: ${JSON.stringify({ ...common, ...part })}\n\n`
  const send = (part) => response.write(event(part))
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  send(choice({ role: 'assistant', content: '', refusal: null }))
  for (const chunk of chunksOf(plan.text, CHUNK_LENGTH)) {
    if (!(await writeAtPace(response, event(choice({ content: chunk })), delayMs))) return
    entry.answer += chunk
    entry.tokensSent = countTokens(entry.answer)
  }
  end(response, { plan, order, call, send, usage: usageOf(promptTokens, plan.text), isUsageWanted })
}
