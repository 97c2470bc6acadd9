import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Group } from '@japa/runner/core'
import env from '#start/env'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** A server that answers as a test says, at the address of the stand-in. */
export interface ProviderHost {
  url: string
  requests: { path: string; headers: IncomingMessage['headers']; body: string }[]
  answer: Answer
  /** Until a connection ends before its answer does. */
  brokenOff: Promise<void>
}

type Settings = { url: string | undefined; privateHosts: readonly string[] }

/** Opens one for each test, as the stand-in of all providers. */
export function useProviderHost(group: Group): () => ProviderHost {
  let host: ProviderHost | undefined
  group.each.setup(async () => {
    const { promise: brokenOff, resolve: breakOff } = Promise.withResolvers<void>()
    const server = createServer(async (request, response) => {
      const body = (await request.toArray()).join('')
      host!.requests.push({ path: request.url!, headers: request.headers, body })
      response.on('close', () => !response.writableFinished && breakOff())
      host!.answer(request, response, body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    host = { url, requests: [], answer: (_request, response) => void response.end(), brokenOff }
    const before = { ...env.ai }
    Object.assign(env.ai as Settings, { url })
    return async () => {
      Object.assign(env.ai as Settings, before)
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  })
  return () => host!
}

/** Server-sent events. */
export const events = (...documents: unknown[]): string =>
  documents.map((each) => `data: ${typeof each === 'string' ? each : JSON.stringify(each)}\n\n`).join('')

/** What OpenAI streams for a text. */
export const openaiEvents = (text: string, finish: string | null = 'stop'): string =>
  events(
    { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { content: text }, finish_reason: null }] },
    ...(finish === null ? [] : [{ choices: [{ index: 0, delta: {}, finish_reason: finish }] }]),
    { choices: [], usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } },
    '[DONE]',
  )

/** What Gemini streams for a text. */
export const geminiEvents = (text: string, finishReason = 'STOP'): string =>
  events(
    { candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] },
    {
      candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason }],
      usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 5, thoughtsTokenCount: 2 },
    },
  )

/** Answers with a stream of events. */
export const stream =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream', ...headers }).end(body)

/** Answers with a status and a document. */
export const status =
  (code: number, document: unknown = {}, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(document))
