import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aPost } from '../../../../testing/fixtures.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'
import { PostArticle } from './post-article.tsx'

it.each(['We are hiring', 'نحن نوظف', 'אנחנו מגייסים'])(
  'starts where its labels start: %s',
  async (title) => {
    const cover = { covered: false, title, uncover: () => undefined }
    await renderScreen(<PostArticle post={aPost({ title })} cover={cover} />)
    const text = (await screen.findByText(title)).getBoundingClientRect()
    const heading = screen.getByRole('heading', { level: 1 }).getBoundingClientRect()
    expect(text.left).toBe(heading.left)
    expect(text.right).toBeLessThan(heading.right)
  },
)

it.each([320, 1024])('wraps names of any length at %i pixels', async (width) => {
  await page.viewport(width, 600)
  const word = 'W'.repeat(200)
  const { creator, organization, ...rest } = aPost({ title: word })
  const post = {
    ...rest,
    creator: creator && { ...creator, name: word },
    organization: { ...organization, name: word },
  }
  await renderScreen(
    <PostArticle post={post} cover={{ covered: false, title: word, uncover: () => undefined }} />,
  )
  await screen.findByRole('heading', { level: 1 })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
