import type { DemoTestimonial } from './demo_content.js'

export const NORTHWIND_TESTIMONIALS: DemoTestimonial[] = [
  {
    by: 'owner',
    hoursAgo: 30 * 24,
    text: 'Our launch posts used to get three times “Great work!”. Now colleagues ask the questions customers have.',
    rating: 5,
    language: 'en',
    showName: true,
  },
  {
    by: 'member',
    hoursAgo: 16 * 24,
    text: 'I never know what to write below a post. Here I pick a suggestion, change two words, and it is mine.',
    rating: 5,
    language: 'en',
    showName: true,
  },
  {
    by: 'colleague',
    hoursAgo: 9 * 24,
    text: 'The tray is the part I use: the link and a comment, without another tab.',
    rating: 4,
    language: 'en',
  },
  {
    by: 'administrator',
    hoursAgo: 20,
    text: 'No two of us say the same thing any more. That was the whole problem.',
    rating: 5,
    language: 'en',
    showName: true,
    pending: true,
  },
]

export const TIDELINE_TESTIMONIALS: DemoTestimonial[] = [
  {
    by: 'colleague',
    hoursAgo: 12 * 24,
    text: 'We are three people. It took ten minutes from the first link to the first real conversation.',
    rating: 5,
    language: 'en',
    showName: true,
  },
]
