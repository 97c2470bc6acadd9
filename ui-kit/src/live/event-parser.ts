/** One message of an event stream. `data` is null for a comment, which is a sign of life and nothing else. */
export interface StreamMessage {
  id: string | null
  data: string | null
}

/** Turns chunks of a `text/event-stream` into messages. Chunks may end anywhere, also inside a line. */
export function createEventParser(onMessage: (message: StreamMessage) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const blocks = (rest + chunk).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) onMessage(parseBlock(block))
  }
}

function parseBlock(block: string): StreamMessage {
  const data: string[] = []
  let id: string | null = null
  for (const line of block.split('\n')) {
    const [name, value] = splitLine(line)
    if (name === 'data') data.push(value)
    if (name === 'id') id = value
  }
  return { id, data: data.length > 0 ? data.join('\n') : null }
}

function splitLine(line: string): [name: string, value: string] {
  const colon = line.indexOf(':')
  if (colon < 0) return [line, '']
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}
