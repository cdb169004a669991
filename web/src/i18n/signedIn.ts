import { en } from './en.ts';
import { addTexts } from './index.ts';

addTexts(en);
