import 'oxfmt'
