export { isBrand, BRANDS, type Brand } from '../../services/contract/brands.ts';
