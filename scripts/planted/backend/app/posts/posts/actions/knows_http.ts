export { controller } from '../controllers/posts_controller.ts'
