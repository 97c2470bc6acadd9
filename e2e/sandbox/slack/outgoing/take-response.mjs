import { contentOf, botFacts } from '../api/methods/chat.mjs'
import { readArguments } from '../api/arguments.mjs'
import { SlackError } from '../api/slack-error.mjs'

/** Applies the response to a command or an interaction: posts, replaces or deletes a message. */
export function takeResponse(workspace, { person, channel, record }, answer) {
  if (answer.delete_original && record) return workspace.messages.remove(record)
  const content = contentOf(answer)
  if (answer.replace_original && record) return workspace.messages.update(record, content)
  const visibleTo = answer.response_type === 'in_channel' ? undefined : person.id
  return workspace.messages.post(
    channel.id,
    { ...botFacts(workspace), ...content },
    { method: 'response_url', ...(visibleTo && { visibleTo }) },
  )
}

/** Serves a response URL. */
export async function serveResponseUrl(workspace, request, response, url) {
  const answer = (status, content) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
  const context = workspace.responseUrls.spend(url.pathname.slice('/hooks/'.length))
  if (context.error) return answer(404, { ok: false, error: context.error })
  try {
    takeResponse(workspace, context, await readArguments(request, url))
    return answer(200, { ok: true })
  } catch (error) {
    if (error instanceof SlackError) return answer(400, error.answer)
    throw error
  }
}
