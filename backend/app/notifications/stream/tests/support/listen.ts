import type { StreamEvent } from '#contract/events'
import type User from '#identity/users/models/user'
import { tokenOf } from '#tests/call_api'

const here = () => `http://${process.env.HOST}:${process.env.PORT}`

interface Options {
  lastEventId?: string
  /** The server to listen to, instead of the one of the tests. */
  origin?: string
}

/** Listens to the stream of a user; `until` waits for a number of events. */
export async function listen(user: User, { lastEventId, origin = here() }: Options = {}) {
  const token = await tokenOf(user)
  const answer = await fetch(`${origin}/api/stream`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const events = () =>
    [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!) as StreamEvent)
  const more = async () => {
    const { value, done } = await reader.read()
    text += value ?? ''
    return !done
  }
  await more()
  return {
    answer,
    token,
    lastId: () => [...text.matchAll(/^id: (.*)$/gm)].at(-1)![1]!,
    seen: events,
    until: async (number: number) => {
      while (events().length < number && (await more()));
      return events()
    },
    untilEvent: async (type: StreamEvent['type']) => {
      while (events().every((event) => event.type !== type) && (await more()));
      return events()
    },
    untilEnd: async () => {
      while (await more());
    },
    leave: () => reader.cancel(),
  }
}
