import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
