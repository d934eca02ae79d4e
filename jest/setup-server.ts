import { guardConsole } from '../mocks/console-guard';

guardConsole();
