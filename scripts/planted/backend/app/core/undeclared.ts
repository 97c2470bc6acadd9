import 'prettier'
