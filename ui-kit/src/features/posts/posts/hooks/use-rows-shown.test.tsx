import { render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useRowsShown } from './use-rows-shown.ts'

const ROWS = Array.from({ length: 20 }, (_, at) => `Song ${at}`)

function Rows() {
  const shown = useRowsShown(ROWS.length)
  return (
    <ul>
      {ROWS.slice(0, shown).map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  )
}

it('a page that the server has rendered gets its other rows in parts', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Rows />)
  expect(container.querySelectorAll('li')).toHaveLength(8)
  const counts: number[] = []
  const note = () => counts.push(container.querySelectorAll('li').length)
  render(
    <Profiler id="rows" onRender={note}>
      <Rows />
    </Profiler>,
    { container, hydrate: true },
  )
  await screen.findByText('Song 19')
  const added = counts.map((count, at) => count - (counts[at - 1] ?? 8))
  expect(Math.max(...added)).toBe(4)
})

it('a page that is opened in the client has all rows at once', () => {
  render(<Rows />)
  expect(screen.getAllByRole('listitem')).toHaveLength(20)
})
