import { test } from '@japa/runner'
import { CLIENT_PATHS } from '#contract/core/rules/client_paths'
import { PUBLIC_PAGES } from '#contract/community/rules/public_pages'
import { viewedPath } from '#contract/community/rules/viewed_path'
import { sentView } from '#community/analytics/rules/sent_view'

const ID = '01a1fd2d-a3d1-7c4a-ae68-3e99ffffa055'
const sent = (path: string) => sentView({ path, title: 'A title' }, 'https://fanfare.test')

test.group('What a provider may know of a view', () => {
  for (const [path, pattern] of [
    [`/posts/${ID}`, '/posts/:postId'],
    [`/posts/${ID}/edit`, '/posts/:postId/edit'],
    [`/${ID}/create-post`, '/:organizationId/create-post'],
    [`/organizations/${ID}/settings/members`, '/organizations/:organizationId/settings/*'],
    [`/organizations/${ID}`, '/organizations/:organizationSlug'],
    [`/admin/posts/${ID}`, '/admin/posts/:postId'],
    ['/invitation/a-secret-link', '/invitation/:token'],
    ['/reset-password/a-secret-link', '/reset-password/:token'],
    ['/community/organization/northwind', '/community/organization/:organizationSlug'],
    ['/dashboard/', '/dashboard'],
  ] as const) {
    test(`is the pattern of ${path}, without a title`, ({ assert }) => {
      assert.deepInclude(sent(path), { url: `https://fanfare.test${pattern}`, title: undefined })
    })
  }

  test('is the address of what everybody can read, with its title', ({ assert }) => {
    for (const path of [
      '/public/northwind/we-are-hiring',
      '/organizations/northwind',
      ...PUBLIC_PAGES.map(({ path }) => path),
    ])
      assert.deepInclude(sent(path), { url: `https://fanfare.test${path}`, title: 'A title' })
  })

  test('is nothing of an address without a screen', ({ assert }) => {
    for (const path of [
      '/nowhere',
      '/posts',
      `/posts/${ID}/more`,
      '//evil.test/dashboard',
      'https://evil.test/',
    ])
      assert.isNull(sent(path), path)
  })

  test('is the same when the client has replaced the address already', ({ assert }) => {
    for (const pattern of CLIENT_PATHS) {
      const path = viewedPath(pattern, false)!
      assert.notInclude(path, '?')
      assert.deepInclude(sent(path), { path })
    }
    assert.isUndefined(sent('/public/:organizationSlug/:postSlug')?.title)
  })
})
