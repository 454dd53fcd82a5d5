import { names } from './convention-rule.ts';

/** Members that AdonisJS calls of what it makes: controllers of resources, middleware, providers, commands, policies, handlers. */
export const ADONIS = names(
  `index create store show edit update destroy handle terminate report register boot start ready shutdown run prepare
  interact completed exec up down before after resolve authorize messages fields rules failed rescue`,
);
