import { test } from '@japa/runner'
import fc from 'fast-check'
import { pageKeyOf } from '#posts/links/rules/page_key'
import { parseLink } from '#core/network/parse_link'
import { readLink } from '#posts/links/rules/read_link'

const keyOf = (link: string) => pageKeyOf(readLink(link)!)
const pairs = (of: Record<string, readonly string[]>) =>
  Object.entries(of).flatMap(([one, others]) => others.map((other): [string, string] => [one, other]))

const SAME = pairs({
  'https://www.youtube.com/watch?v=abc123DEF45': [
    'https://youtu.be/abc123DEF45?si=zzzz',
    'https://youtu.be/abc123DEF45?t=42',
    'https://m.youtube.com/watch?v=abc123DEF45&feature=share',
    'https://music.youtube.com/watch?v=abc123DEF45',
    'https://www.youtube.com/watch?app=desktop&v=abc123DEF45&list=PL1',
    'https://www.youtube.com/shorts/abc123DEF45',
    'https://www.youtube.com/live/abc123DEF45?si=x',
    'https://www.youtube-nocookie.com/embed/abc123DEF45',
  ],
  'https://twitter.com/acme/status/171': [
    'https://x.com/acme/status/171',
    'https://mobile.twitter.com/acme/status/171?s=20',
    'https://x.com/i/web/status/171',
    'https://x.com/i/status/171',
    'https://x.com/acme/statuses/171',
    'https://x.com/acme/status/171/photo/1',
    'https://x.com/acme/status/171/video/1',
  ],
  'https://x.com/acme': ['https://twitter.com/acme/', 'https://mobile.twitter.com/acme'],
  'https://www.facebook.com/acme/posts/1': [
    'https://m.facebook.com/acme/posts/1',
    'https://facebook.com/acme/posts/launch-day/1/',
    'https://de-de.facebook.com/acme/posts/1?__cft__[0]=x',
    'https://fb.com/acme/posts/1',
  ],
  'https://www.facebook.com/story.php?story_fbid=1&id=2': [
    'https://www.facebook.com/permalink.php?id=2&story_fbid=1',
    'https://m.facebook.com/2/posts/1',
  ],
  'https://www.facebook.com/watch/?v=17': [
    'https://www.facebook.com/acme/videos/17/',
    'https://www.facebook.com/acme/videos/launch/17',
    'https://www.facebook.com/reel/17',
  ],
  'https://www.facebook.com/groups/acme/posts/5': ['https://m.facebook.com/groups/acme/permalink/5/'],
  'https://www.facebook.com/photo.php?fbid=9': ['https://www.facebook.com/photo/?fbid=9&set=a.1'],
  'https://www.linkedin.com/feed/update/urn:li:activity:7123456789012345679/': [
    'https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A7123456789012345679',
    'https://www.linkedin.com/posts/acme_x-activity-7123456789012345679-AbCd',
    'https://www.linkedin.com/posts/acme_x-activity-7123456789012345679-AbCd?rcm=x',
    'https://de.linkedin.com/posts/acme_x-activity-7123456789012345679-Ab-d/',
    'https://www.linkedin.com/embed/feed/update/urn:li:activity:7123456789012345679',
    'https://www.linkedin.com/feed/?highlightedUpdateUrn=urn%3Ali%3Aactivity%3A7123456789012345679',
    'https://www.linkedin.com/comm/feed/update/urn:li:activity:7123456789012345679?midToken=x',
  ],
  'https://www.linkedin.com/posts/acme_x-ugcPost-71-AbCd': [
    'https://www.linkedin.com/feed/update/urn:li:ugcPost:71',
  ],
  'https://www.linkedin.com/pulse/x-acme': ['https://www.linkedin.com/pulse/x-acme?originTrackingId=abc'],
  'https://www.linkedin.com/jobs/view/123': [
    'https://www.linkedin.com/jobs/view/engineer-at-acme-123/',
    'https://www.linkedin.com/jobs/search/?currentJobId=123&keywords=x',
  ],
  'https://bsky.app/profile/acme.example/post/3kabc': [
    'https://bsky.app/profile/acme.example/post/3kabc?ref=x',
    'https://bsky.app/profile/acme.example/post/3kabc/liked-by',
  ],
  'https://www.threads.net/@acme/post/C0': [
    'https://www.threads.com/@acme/post/C0?xmt=x',
    'https://www.threads.com/t/C0',
  ],
  'https://www.instagram.com/p/C0/': [
    'https://www.instagram.com/reel/C0/?igsh=x',
    'https://www.instagram.com/acme/p/C0/',
    'https://instagr.am/p/C0',
    'https://www.instagram.com/p/C0/?img_index=2',
  ],
  'https://www.tiktok.com/@acme/video/71': [
    'https://m.tiktok.com/v/71.html',
    'https://www.tiktok.com/embed/v2/71',
  ],
  'https://www.reddit.com/r/a/comments/1abc/title/': [
    'https://redd.it/1abc',
    'https://old.reddit.com/r/a/comments/1abc/other_title',
    'https://www.reddit.com/comments/1abc',
    'https://www.reddit.com/r/a/comments/1abc?share_id=x',
  ],
  'https://medium.com/@ada/notes-0123456789ab': [
    'https://medium.com/p/0123456789ab',
    'https://medium.com/publication/notes-0123456789ab?source=x',
    'https://ada.medium.com/notes-0123456789ab',
  ],
  'https://stackoverflow.com/questions/1/how': [
    'https://stackoverflow.com/q/1',
    'https://stackoverflow.com/questions/1',
  ],
  'https://stackoverflow.com/a/2': ['https://stackoverflow.com/questions/1/how/2#2'],
  'https://vimeo.com/76': ['https://player.vimeo.com/video/76', 'https://vimeo.com/channels/staffpicks/76'],
  'https://clips.twitch.tv/Slug': ['https://www.twitch.tv/acme/clip/Slug'],
  'https://www.pinterest.com/pin/12/': ['https://www.pinterest.de/pin/launch--12/'],
  'https://ada.substack.com/p/notes': ['https://open.substack.com/pub/ada/p/notes?r=x'],
  'https://open.spotify.com/track/7': ['https://open.spotify.com/intl-de/track/7?si=x'],
  'https://mastodon.social/@ada/1': ['https://mastodon.social/users/ada/statuses/1'],
  'https://en.wikipedia.org/wiki/A': ['https://en.m.wikipedia.org/wiki/A'],
  'https://example.org/e': [
    'http://example.org/e',
    'https://www.example.org/e/',
    'HTTPS://EXAMPLE.org:443/e',
    'https://example.org./e',
    'https://example.org/e#',
    'https://example.org/e?',
    'https://example.org/e#:~:text=hello',
    'https://example.org/a/../e',
    'https://example.org/./e',
    'https://example.org/%65',
    'https://example.org/e?mtm_campaign=x&pk_source=y',
    'https://example.org/e?hsa_acc=1&hsCtaTracking=2',
    'https://example.org/e?_ga=2.1&_gl=1*x',
    'https://example.org/e?utm_source=a&fbclid=b&gclid=c&dclid=d&msclkid=e&mc_cid=f',
  ],
  'https://example.org/caf%C3%A9': [
    'https://example.org/caf%c3%a9',
    'https://example.org/café',
    'https://example.org/cafe\u0301',
  ],
  'https://example.org/~ana': ['https://example.org/%7Eana', 'https://example.org/%7eana'],
  'https://example.org/?a=1&b=x%20y': ['https://example.org/?b=x+y&a=1', 'https://example.org/?a=1&&b=x%20y'],
  'https://example.org/#part': ['https://example.org/#part:~:text=a'],
})

const OTHER = pairs({
  'https://www.youtube.com/watch?v=abc': [
    'https://www.youtube.com/watch?v=abd',
    'https://www.youtube.com/watch?v=ABC',
    'https://youtu.be/abd',
    'https://www.youtube.com/playlist?list=abc',
    'https://vimeo.com/abc',
  ],
  'https://www.youtube.com/@acme': ['https://www.youtube.com/@acme/videos'],
  'https://x.com/acme/status/171': ['https://x.com/acme/status/172', 'https://x.com/acme'],
  'https://www.linkedin.com/feed/update/urn:li:activity:71': [
    'https://www.linkedin.com/feed/update/urn:li:share:71',
    'https://www.linkedin.com/feed/update/urn:li:activity:72',
  ],
  'https://www.linkedin.com/pulse/a': [
    'https://www.linkedin.com/pulse/b',
    'https://business.linkedin.com/pulse/a',
  ],
  'https://www.facebook.com/acme/posts/1': [
    'https://www.facebook.com/acme/posts/2',
    'https://www.facebook.com/other/posts/1',
  ],
  'https://www.reddit.com/r/a/comments/1abc/title/': [
    'https://www.reddit.com/r/a/comments/1abc/title/xyz/',
    'https://redd.it/1abd',
  ],
  'https://vm.tiktok.com/ZMabc/': ['https://vm.tiktok.com/ZMabd/', 'https://www.tiktok.com/ZMabc/'],
  'https://fb.watch/abc/': ['https://www.facebook.com/abc/'],
  'https://stackoverflow.com/questions/1/how': [
    'https://stackoverflow.com/questions/1/how/2',
    'https://es.stackoverflow.com/questions/1/how',
  ],
  'https://gist.github.com/acme/1': ['https://github.com/acme/1'],
  'https://ada.substack.com/p/notes': ['https://bob.substack.com/p/notes'],
  'https://example.org/a': [
    'https://example.org/A',
    'https://example.org/a.html',
    'https://example.org/a?id=1',
    'https://example.org/a#part',
    'https://m.example.org/a',
    'https://example.org/a%2Fb',
  ],
  'https://example.org/a/b': ['https://example.org/a%2Fb'],
  'https://example.org/?id=1': ['https://example.org/?id=2', 'https://example.org/?ID=1'],
  'https://example.org/?q=a%2Bb': ['https://example.org/?q=a+b'],
  'https://example.org/?q=a%26b': ['https://example.org/?q=a&b'],
  'https://example.org/#!/a': ['https://example.org/#!/b'],
})

test.group('The key of a page', () => {
  test('is the same at {0} and {1}')
    .with(SAME)
    .run(({ assert }, [one, other]) => {
      assert.equal(keyOf(other), keyOf(one))
    })

  test('is another one at {0} and {1}')
    .with(OTHER)
    .run(({ assert }, [one, other]) => {
      assert.notEqual(keyOf(other), keyOf(one))
    })

  test('fits its column, however long the address is', ({ assert }) => {
    assert.isAtMost(keyOf(`https://example.org/${'a'.repeat(2_000)}`).length, 255)
    assert.notEqual(
      keyOf(`https://example.org/${'a'.repeat(300)}`),
      keyOf(`https://example.org/${'a'.repeat(301)}`),
    )
  })

  test('exists for every link, and does not depend on scheme, www. or a slash at the end', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
        (text) => {
          const link = parseLink(text)
          if (link === null) return
          const key = pageKeyOf(link)
          assert.isNotEmpty(key)
          assert.equal(pageKeyOf(parseLink(link.url.replace('https:', 'http:'))!), key)
        },
      ),
    )
  })
})
