import { LogoutOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';

import { LanguageRadios } from '../../../components/language/LanguageRadios';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { ThemeRadios } from '../../../components/theme/ThemeRadios';
import { ProjectMenu } from '../../../project/ProjectMenu';
import { MainNavigation } from './MainNavigation';
import { LOG_OUT_PATH } from '../layoutOf';
import {} from './navigation';

/** What the desktop header holds, below each other, and the way out. */
export function DrawerContent() {
  const { t } = useTranslation('shell');
  return (
    <Flex vertical gap="large">
      <MainNavigation direction="column" />
      <div>
        <ProjectMenu />
      </div>
      <LanguageRadios />
      <ThemeRadios />
      <LinkButton to={LOG_OUT_PATH} icon={<LogoutOutlined aria-hidden />} block>
        {t('logOut')}
      </LinkButton>
    </Flex>
  );
}
