import { startChild } from './child.ts'

/** A virtual screen: an X server that chooses its own number. */
export async function startScreen({ width = 1280, height = 800 } = {}) {
  const size = `${width}x${height}x24`
  const server = await startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'],
    { fd: 3 },
  )
  return { display: `:${server.firstLine}`, stop: server.stop }
}
