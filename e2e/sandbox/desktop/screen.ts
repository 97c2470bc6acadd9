import { startChild } from './child.ts'

/** A virtual screen: an X server that chooses its own number. The panel has room on it at a scale factor of 2. */
export async function startScreen({ width = 1600, height = 1200 } = {}) {
  const size = `${width}x${height}x24`
  const server = await startChild(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-noreset'],
    { fd: 3 },
  )
  return { display: `:${server.firstLine}`, stop: server.stop }
}
