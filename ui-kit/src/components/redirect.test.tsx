import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Redirect } from './redirect.tsx'

/** Navigates once a page is committed, as a link from outside may do. */
function Link({ to }: { to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to), [to, navigate])
  return null
}

const renderAt = (page: React.ReactNode) =>
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/old" element={page} />
        <Route path="/dashboard" element="Dashboard" />
        <Route path="/posts/1" element="Post" />
      </Routes>
    </BrowserRouter>,
  )

beforeEach(() => window.history.replaceState(null, '', '/old'))
afterEach(() => window.history.replaceState(null, '', '/'))

it('replaces the address', async () => {
  const before = window.history.length
  renderAt(<Redirect to="/dashboard" />)
  await screen.findByText('Dashboard')
  expect(window.history.length).toBe(before)
})

it('lets a navigation win that comes between rendering and replacing', async () => {
  renderAt(
    <>
      <Link to="/posts/1" />
      <Redirect to="/dashboard" />
    </>,
  )
  await screen.findByText('Post')
  expect(window.location.pathname).toBe('/posts/1')
})
