import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { delayed, fakeApi, refuse, unreachable } from '../../../../../testing/fake-api.ts'
import { anOrganization, aPost, aUser } from '../../../../../testing/fixtures.ts'
import { openMoreFields } from '../../../../../testing/open-more-fields.ts'
import { renderScreen, type TestUser } from '../../../../../testing/render-screen.tsx'
import CreatePostScreen from '../../screens/create-post-screen.tsx'
import EditPostScreen from '../../screens/edit-post-screen.tsx'

const CHECK = 'POST /approved-domains/validate-url'
const PREVIEW = 'POST /links/preview'
const PICTURE = 'POST /links/picture'
const LINK = 'https://example.org/a'
const fine = { verdict: 'approved', domain: 'example.org', message: 'approved' }

const preview = {
  url: LINK,
  title: 'What the page is called',
  description: 'What it is about',
  siteName: 'Example Times',
  hasPicture: true,
}
const page = { preview, reason: null }
const picture = { id: 'picture-1', url: '/api/pictures/picture-1.webp', width: 960, height: 480 }
const another = { ...picture, id: 'picture-2', url: '/api/pictures/picture-2.webp' }
const answers = { [CHECK]: fine, [PREVIEW]: page, [PICTURE]: { picture }, 'POST /posts': { post: aPost() } }

const create = () =>
  renderScreen(<CreatePostScreen />, {
    path: '/:organizationId/create-post',
    at: '/org-1/create-post',
    user: aUser(),
    organizations: [anOrganization()],
  })
const edit = () =>
  renderScreen(<EditPostScreen />, { path: '/posts/:postId/edit', at: '/posts/post-1/edit', user: aUser() })

async function link(user: TestUser, url = LINK) {
  const field = await screen.findByRole('textbox', { name: 'Link (URL)' })
  await user.clear(field)
  await user.paste(url)
  await user.tab()
}

const card = () => screen.findByRole('figure', { name: 'Link preview' })
const shown = () => document.querySelector('figure img')
const shownPicture = () => expect.poll(() => shown()?.getAttribute('src'))
const description = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description of the page' })
const press = async (user: TestUser, name: string) => user.click(await screen.findByRole('button', { name }))
const again = 'Fetch picture and description again'

it.each([
  ['it is none that can be shown', { picture: null }],
  ['too many have been asked for', refuse(429, 'TOO_MANY_REQUESTS')],
  ['the server cannot be reached', unreachable],
])('says calmly that the picture could not be loaded when %s, and shares without', async (_, answer) => {
  const server = fakeApi({ ...answers, [PICTURE]: answer })
  const { user } = await create()
  await link(user)
  await screen.findByText('The picture could not be loaded. You can share the post without it.')
  expect(screen.queryByRole('alert')).toBeNull()
  await press(user, 'Share')
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]?.body).toMatchObject({ pictureId: null })
})

it('asks for no picture when the page names none', async () => {
  const server = fakeApi({ ...answers, [PREVIEW]: { ...page, preview: { ...preview, hasPicture: false } } })
  const { user } = await create()
  await link(user)
  await card()
  expect(server.to(PICTURE)).toHaveLength(0)
})

it('does not wait for a slow picture', async () => {
  const slow = delayed({ picture })
  const server = fakeApi({ ...answers, [PICTURE]: slow.answer })
  const { user } = await create()
  await link(user)
  await card()
  await press(user, 'Share')
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]?.body).toMatchObject({ pictureId: null })
  slow.release()
})

it('shows the picture from this server only, in a space of its own', async () => {
  fakeApi(answers)
  const { user } = await create()
  await link(user)
  await shownPicture().toBe('/api/pictures/picture-1.webp')
  const image = shown()!
  expect([image.getAttribute('alt'), image.getAttribute('loading')]).toEqual(['', 'lazy'])
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '480'])
  image.dispatchEvent(new Event('error'))
  await shownPicture().toBe(undefined)
})

it('shares picture and description as they were edited', async () => {
  const server = fakeApi(answers)
  const { user } = await create()
  await link(user)
  await shownPicture().toBe(picture.url)
  await openMoreFields(user)
  await user.fill(description(), ', in short')
  await press(user, 'Share')
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]?.body).toMatchObject({
    pictureId: 'picture-1',
    linkDescription: 'What it is about, in short',
  })
})

it('fetches a picture of its own for the next post with the same link', async () => {
  fakeApi(answers)
  const { user, queryClient } = await create()
  await link(user)
  await shownPicture().toBe(picture.url)
  await press(user, 'Share')
  await screen.findByText('/posts/post-1')
  await expect.poll(() => queryClient.getQueryData(['posts', 'picture', LINK])).toBeUndefined()
})

it('shares without what was removed', async () => {
  const server = fakeApi(answers)
  const { user } = await create()
  await link(user)
  await press(user, 'Remove the picture')
  expect(shown()).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
  await openMoreFields(user)
  await press(user, 'Remove the description')
  expect(description().value).toBe('')
  await press(user, 'Share')
  await screen.findByText('/posts/post-1')
  expect(server.to('POST /posts')[0]?.body).toMatchObject({ pictureId: null, linkDescription: null })
})

it('brings back what was removed when it is fetched again', async () => {
  const server = fakeApi(answers)
  const { user } = await create()
  await link(user)
  await press(user, 'Remove the picture')
  await openMoreFields(user)
  await press(user, 'Remove the description')
  server.on(PICTURE, { picture: another })
  await press(user, again)
  await shownPicture().toBe(another.url)
  expect(description().value).toBe('What it is about')
})

it('replaces both with the link, but not a typed description', async () => {
  const server = fakeApi(answers)
  const { user } = await create()
  await link(user)
  await shownPicture().toBe(picture.url)
  server.on(PREVIEW, { ...page, preview: { ...preview, description: 'Something else' } })
  server.on(PICTURE, { picture: another })
  await link(user, `${LINK}b`)
  await shownPicture().toBe(another.url)
  await openMoreFields(user)
  expect(description().value).toBe('Something else')
  await user.type(description(), '!')
  server.on(PREVIEW, { preview: null, reason: 'unreachable' })
  await link(user, `${LINK}c`)
  await shownPicture().toBe(undefined)
  expect(description().value).toBe('Something else!')
})

const stored = aPost({ url: LINK, linkDescription: 'What it was about', picture })
const edited = { ...answers, 'GET /posts/post-1': { post: stored }, 'PATCH /posts/post-1': { post: stored } }

it('of a post are shown without asking its page, and removed one by one', async () => {
  const server = fakeApi(edited)
  const { user } = await edit()
  await shownPicture().toBe(picture.url)
  await user.clear(description())
  await user.fill(description(), 'Better')
  await press(user, 'Remove the picture')
  await press(user, 'Save')
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({ pictureId: null, linkDescription: 'Better' })
  expect(server.to(PREVIEW)).toHaveLength(0)
})

it('of a post can be fetched again; a failure changes nothing', async () => {
  const server = fakeApi({ ...edited, [PREVIEW]: unreachable })
  const { user } = await edit()
  await shownPicture().toBe(picture.url)
  await press(user, again)
  await expect.poll(() => server.to(PREVIEW)).toHaveLength(1)
  await shownPicture().toBe(picture.url)
  expect(description().value).toBe('What it was about')
  server.on(PREVIEW, page)
  server.on(PICTURE, { picture: another })
  await press(user, again)
  await shownPicture().toBe(another.url)
  expect(description().value).toBe('What it is about')
  await press(user, 'Save')
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({
    pictureId: 'picture-2',
    linkDescription: 'What it is about',
  })
})

it('a post that has neither gets them when they are fetched', async () => {
  const post = aPost({ url: LINK })
  const server = fakeApi({ ...edited, 'GET /posts/post-1': { post } })
  const { user } = await edit()
  await press(user, 'Fetch picture and description')
  await shownPicture().toBe(picture.url)
  await press(user, 'Save')
  await screen.findByText('/posts/post-1')
  expect(server.to('PATCH /posts/post-1')[0]?.body).toEqual({
    pictureId: 'picture-1',
    linkDescription: 'What it is about',
  })
})

it('says what to do about a picture that waited too long', async () => {
  fakeApi({ ...answers, 'POST /posts': refuse(422, 'PICTURE_NOT_FOUND') })
  const { user } = await create()
  await link(user)
  await shownPicture().toBe(picture.url)
  await press(user, 'Share')
  await screen.findByText('The picture is no longer available. Fetch it again, or remove it.')
})
