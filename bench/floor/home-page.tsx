import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { useSnackbar } from 'notistack';
import { Link } from 'react-router-dom';
import { type Post, useListPostsQuery } from './store';

const TABS = ['홈', '배우기', '체크', '커뮤니티', '마이'];

/** A header, ten cards of one list, five tabs. */
export function HomePage() {
  const { data } = useListPostsQuery(undefined);
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1">
            이야기
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="sm" sx={{ py: 2, pb: 10 }}>
        <Stack component="ul" spacing={2} sx={{ p: 0, m: 0, listStyle: 'none' }}>
          {data
            ? data.map((post) => <PostCard key={post.id} post={post} />)
            : TABS.map((tab) => <Skeleton key={tab} component="li" variant="rounded" height={150} />)}
        </Stack>
      </Container>
      <BottomNavigation component="nav" showLabels value={0} sx={{ position: 'fixed', bottom: 0, width: 1 }}>
        {TABS.map((tab) => (
          <BottomNavigationAction key={tab} label={tab} component={Link} to={`/${tab}`} />
        ))}
      </BottomNavigation>
    </>
  );
}

function PostCard({ post: { title, author, text, created_at, likes } }: { post: Post }) {
  const { enqueueSnackbar } = useSnackbar();
  return (
    <Card component="li">
      <CardContent>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <Typography variant="caption">
          {author} · {dayjs(created_at).format('YYYY. M. D.')}
        </Typography>
        <Typography>{text}</Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => enqueueSnackbar('좋아요')}>좋아요 {likes}</Button>
      </CardActions>
    </Card>
  );
}
