export { fold, foldedWords } from '../../domain/folding/fold.js';
