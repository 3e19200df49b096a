import { slot, testRemote } from 'shared-domain/testing/remote-contract';
import federation from '../../federation.json';
import * as footer from './footer';
import * as header from './header';

testRemote({ federation, folder: __dirname, modules: { './header': slot(header), './footer': slot(footer) } });
