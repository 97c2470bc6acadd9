import { assert, array, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { createEventParser, type StreamMessage } from './event-parser.ts'

const STREAM =
  ': hello\n\nid: b-1\ndata: {"type":"resync"}\n\nid: b-2\r\ndata: one\r\ndata: two\r\n\r\nid: b-3\n\n'

function parse(chunks: string[]): StreamMessage[] {
  const messages: StreamMessage[] = []
  const feed = createEventParser((message) => messages.push(message))
  chunks.forEach(feed)
  return messages
}

it('reads ids and data, joins lines and takes comments for signs of life', () => {
  expect(parse([STREAM])).toEqual([
    { id: null, data: null },
    { id: 'b-1', data: '{"type":"resync"}' },
    { id: 'b-2', data: 'one\ntwo' },
    { id: 'b-3', data: null },
  ])
})

it('reads the same wherever the network cuts the stream', () => {
  const cuts = array(integer({ min: 0, max: STREAM.length }), { maxLength: 8 })
  assert(
    property(cuts, (places) => {
      const edges = [0, ...places.toSorted((a, b) => a - b), STREAM.length]
      const chunks = edges.slice(1).map((end, index) => STREAM.slice(edges[index], end))
      expect(parse(chunks)).toEqual(parse([STREAM]))
    }),
  )
})

it('keeps an unfinished message for the next chunk', () => {
  expect(parse(['data: half'])).toEqual([])
})
