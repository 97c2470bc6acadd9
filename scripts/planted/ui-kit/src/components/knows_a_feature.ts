export { screen } from '../features/posts/screen.ts'
