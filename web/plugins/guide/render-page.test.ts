import { expect, it } from 'vitest'
import { renderPage } from './render-page.ts'

const pictures = new Map([['post.webp', { width: 1800, height: 1410 }]])
const index = { file: 'README.md', markdown: '# Guide\n' }
const mail = { file: 'operators/mail.md', markdown: '# Mail\n' }

function render(markdown: string, file = 'operators/mail.md') {
  const page = { file, markdown }
  return renderPage(page, { pages: [index, mail], pictures })
}

it('a page has a title, a heading with an anchor, and no script', () => {
  const html = render('# Mail & more\n\n## Try it, now\n\nText.')
  expect(html).toContain('<title>Mail &amp; more · Fanfare</title>')
  expect(html).toContain('<h2 id="try-it-now">Try it, now</h2>')
  expect(html).not.toContain('<script')
})

it('links between pages lead to their addresses, with their anchors', () => {
  expect(render('[home](../README.md) [here](mail.md#try-it)')).toContain(
    '<a href="/help" rel="noopener">home</a> <a href="/help/operators/mail#try-it" rel="noopener">here</a>',
  )
})

it('what comes with the source only is no link, and the web is one', () => {
  const html = render('[the changelog](../../../CHANGELOG.md) [Slack](https://api.slack.com/apps)')
  expect(html).toContain('<p>the changelog <a href="https://api.slack.com/apps" rel="noopener">Slack</a></p>')
})

it('a picture has its size, so that nothing moves when it arrives', () => {
  expect(render('![A post](../../pictures/post.webp)')).toContain(
    '<img src="/guide/pictures/post.webp" alt="A post" width="1800" height="1410" loading="lazy">',
  )
})

it('a picture that does not exist ends the build', () => {
  expect(() => render('![Gone](../../pictures/gone.webp)')).toThrow('is no picture of the guide')
})

it('commands keep their characters', () => {
  expect(render('```sh\necho "<b>" && exit\n```')).toContain(
    '<pre tabindex="0"><code>echo &quot;&lt;b&gt;&quot; &amp;&amp; exit</code></pre>',
  )
})

it('the API reference is linked where the guide names it', () => {
  expect(render('See `/help/api` and `a < b`.')).toContain(
    '<p>See <a href="/help/api">/help/api</a> and <code>a &lt; b</code>.</p>',
  )
})
